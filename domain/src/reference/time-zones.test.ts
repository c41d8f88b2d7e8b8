import { describe, expect, it } from 'vitest';
import { timeZones, zoneNamed } from './time-zones';

const keys = timeZones.map(({ key }) => key);

describe('the time zones', () => {
  it('are all that the platform knows, each once', () => {
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThan(400);
    for (const name of Intl.supportedValuesOf('timeZone')) expect(keys).toContain(zoneNamed(name));
  });

  it('are under names that every platform reads', () => {
    for (const key of keys) expect(() => new Intl.DateTimeFormat('en', { timeZone: key })).not.toThrow();
  });

  it.each([
    ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['Europe/Madrid', 'Europe/Madrid'],
    ['UTC', 'UTC'],
  ])('%s is %s', (name, zone) => {
    expect(zoneNamed(name)).toBe(zone);
    expect(keys).toContain(zone);
  });

  it('are read by their city', () => {
    const labels = new Map(timeZones.map(({ key, label }) => [key, label]));
    expect(labels.get('America/Argentina/Rio_Gallegos')).toEqual({
      es: 'Rio Gallegos (América/Argentina)',
      en: 'Rio Gallegos (America/Argentina)',
    });
    expect(labels.get('UTC')).toEqual({ es: 'UTC', en: 'UTC' });
  });
});
