import { shiftDay } from '@huella/domain/engine/fields/days';
import { dayAt, instantOf } from '@huella/domain/engine/fields/zones';
import { keep, readKept } from './kept';

const key = 'huella.today';

/** A zone, its day, and the moments from which and until which it was known to be that day there, in milliseconds. */
const written = /^(\S+) (\d{4}-\d{2}-\d{2}) (\d+) (\d+)$/;

/**
 * Today in a zone, `2024-09-14`; empty where there is no such zone. The device keeps it until it ends: a browser takes longer to
 * make the clock of a zone than to draw half of the rows of a list, which would wait for it.
 */
export function todayIn(zone: string): string {
  const now = Date.now();
  const [, keptZone, keptDay = '', from, until] = written.exec(String(readKept(key))) ?? [];
  if (keptZone === zone && Number(from) <= now && now < Number(until)) return keptDay;
  const day = dayAt(now, zone);
  if (day !== '')
    keep(key, `${zone} ${day} ${String(now)} ${String(instantOf(shiftDay(day, { days: 1 }), zone))}`);
  return day;
}
