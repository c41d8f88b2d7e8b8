/**
 * `08:30` (or `08:30:05`) of a moment in milliseconds, as clocks of 24 hours say in both languages; in the user's zone,
 * or in that of the device where nobody is signed in.
 */
export function clockTime(moment: number, zone?: string, hasSeconds = false): string {
  return write(moment, { ...clock, ...(hasSeconds && { second: '2-digit' }) }, zone);
}

/** `14/09/2024 08:30`, as fields of day and time are shown, without the library that reads them. */
export function dayAndTime(moment: number, zone?: string): string {
  return `${write(moment, day, zone)} ${clockTime(moment, zone)}`;
}

const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

function write(moment: number, parts: Intl.DateTimeFormatOptions, zone: string | undefined): string {
  return new Intl.DateTimeFormat('en-GB', { ...parts, ...(zone !== undefined && { timeZone: zone }) }).format(
    moment,
  );
}
