/** Notices of one's turn: by this page while it is open, and by Web Push where the server has keys for it. */
import { addDevice, fetchPushKey, removeDevice } from './api';
import { forget, keep, kept } from './storage';

const WORKER = '/notices.js';
const KEY = 'notices';

/** Whether this browser can tell of anything here. */
export const able = (): boolean => isSecureContext && 'Notification' in window;

/** Whether somebody wants to be told, and the browser allows it. */
export const wanted = (): boolean => able() && kept(KEY) !== null && Notification.permission === 'granted';

/** Ask the browser, only when somebody pressed a switch for it; returns whether notices will come. */
export async function turnOn(match: string, token: string, language: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  keep(KEY, 'on');
  await subscribe(match, token, language);
  return true;
}

export async function turnOff(match: string, token: string): Promise<void> {
  forget(KEY);
  const device = await subscribed();
  if (!device) return;
  await removeDevice(match, token, device.endpoint).catch(() => undefined);
  await device.unsubscribe();
}

/** Have this table tell this browser by Web Push, where that can be had; without it the open page still does. */
export async function subscribe(match: string, token: string, language: string): Promise<void> {
  try {
    const worker = await navigator.serviceWorker?.register(WORKER);
    const key = await fetchPushKey();
    if (!worker || !key || !('pushManager' in worker)) return;
    await navigator.serviceWorker.ready;
    const device = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = device.toJSON();
    await addDevice(match, token, { endpoint: endpoint!, p256dh: keys!['p256dh']!, auth: keys!['auth']!, language });
  } catch {
    // No push service can be reached, or the server does not know it.
  }
}

async function subscribed(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return (await worker?.pushManager?.getSubscription()) ?? null;
}

/**
 * Tell of a turn while nobody looks at the page. The worker does, if it is there: what it hears from the push
 * service then takes the place of this instead of standing beside it. (Phones allow it from a worker only.)
 */
export async function tellOfTurn(title: string, body: string, match: string): Promise<void> {
  if (!wanted()) return;
  const how = { body, tag: match, icon: '/icon-turn.svg' };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) return await worker.showNotification(title, { ...how, data: { path: location.pathname } });
  } catch {
    // It may not: then the page does it.
  }
  const told = new Notification(title, how);
  told.onclick = () => {
    window.focus();
    told.close();
  };
}
