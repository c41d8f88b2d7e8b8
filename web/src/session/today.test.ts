import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { todayIn } from './today';

const buenosAires = 'America/Argentina/Buenos_Aires';
const kept = new Map<string, string>();

const at = (moment: string) => vi.setSystemTime(new Date(moment));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => {
  kept.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('today', () => {
  it('is kept until it ends', () => {
    at('2026-11-30T15:00:00Z');
    expect(todayIn(buenosAires)).toBe('2026-11-30');
    at('2026-12-01T02:59:59Z');
    expect(todayIn(buenosAires)).toBe('2026-11-30');
    at('2026-12-01T03:00:00Z');
    expect(todayIn(buenosAires)).toBe('2026-12-01');
  });

  it('is not asked of the clock of the zone while it is kept', () => {
    at('2026-11-30T15:00:00Z');
    const [from, until] = [Date.now(), Date.now() + 1000];
    // No clock says so, which tells who was asked.
    kept.set('huella.today', JSON.stringify(`${buenosAires} 2000-01-01 ${String(from)} ${String(until)}`));
    expect(todayIn(buenosAires)).toBe('2000-01-01');
    vi.setSystemTime(until);
    expect(todayIn(buenosAires)).toBe('2026-11-30');
  });

  it('is another in another zone, and where the clock of the device goes back', () => {
    at('2026-12-01T02:00:00Z');
    expect(todayIn(buenosAires)).toBe('2026-11-30');
    expect(todayIn('Europe/Copenhagen')).toBe('2026-12-01');
    at('2026-11-29T12:00:00Z');
    expect(todayIn('Europe/Copenhagen')).toBe('2026-11-29');
  });

  it('ends with the day also where the clocks are changed at midnight', () => {
    at('2026-09-05T12:00:00Z');
    expect(todayIn('America/Santiago')).toBe('2026-09-05');
    // That night they go from midnight to one.
    at('2026-09-06T03:59:59Z');
    expect(todayIn('America/Santiago')).toBe('2026-09-05');
    at('2026-09-06T04:00:00Z');
    expect(todayIn('America/Santiago')).toBe('2026-09-06');
  });

  it('is what the clock says where what was kept is nothing, or no zone is', () => {
    at('2026-11-30T15:00:00Z');
    kept.set('huella.today', '"UTC tomorrow"');
    expect(todayIn('UTC')).toBe('2026-11-30');
    expect(todayIn('Nowhere/None')).toBe('');
    expect(kept.get('huella.today')).toContain('UTC 2026-11-30');
  });
});
