import { CallError, isUnanswered } from '../call/call-error';
import { openFromDevice } from './device';

/** Milliseconds that a start is waited for where the device keeps what it needs, too. */
const patienceMs = 8_000;

/**
 * A start as the server answers it; null where it does not, or lets one wait too long, and the device has put its own in place.
 * Throws the refusal.
 */
export async function orFromDevice<Start>(asked: Promise<Start>): Promise<Start | null> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => {
      reject(new CallError('unavailable'));
    }, patienceMs);
  });
  try {
    return await Promise.race([asked, late]);
  } catch (error) {
    if (!(error instanceof CallError) || !isUnanswered(error) || !openFromDevice()) throw error;
    return null;
  }
}
