/** Seconds as a clock that runs down: `0:45`, `14:05`. */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Whole minutes to wait, at least one, for a sentence. */
export function minutesOf(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60));
}

/** Whole seconds until a moment, both in milliseconds; 0 once it is there. */
export function secondsTo(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / 1000));
}
