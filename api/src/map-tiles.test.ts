import { describe, expect, it } from 'vitest';
import { hostsOf, readMap, tileTemplate } from './map-tiles';

describe('the pictures under maps', () => {
  it.each(['https://tiles.example/{z}/{x}/{y}.png', 'http://{s}.tiles.example:8080/{z}/{x}/{y}?key=1'])(
    'takes %s',
    (url) => {
      expect(tileTemplate.safeParse(url).success).toBe(true);
    },
  );
  it.each([
    'tiles.example/{z}/{x}/{y}.png',
    'https://tiles.example/style.json',
    'https://{z}.example/{x}/{y}',
    "https://tiles.example; script-src 'unsafe-inline'/{z}/{x}/{y}",
    'javascript:alert(1)/{z}/{x}/{y}',
  ])('refuses %s', (url) => {
    expect(tileTemplate.safeParse(url).success).toBe(false);
  });

  it('opens the page for their hosts, and for no others', () => {
    expect(hostsOf(readMap({}))).toEqual([]);
    const map = readMap({
      MAP_STYLE_URL: 'https://{s}.tile.openstreetmap.org/{z}/{x}/{y}.png',
      MAP_SATELLITE_URL: 'https://sat.example:8443/{z}/{y}/{x}',
      MAP_SATELLITE_ATTRIBUTION: 'Example Earth',
    });
    expect(hostsOf(map)).toEqual(['https://*.tile.openstreetmap.org', 'https://sat.example:8443']);
    expect(map.street?.attribution).toBe('© OpenStreetMap contributors');
    expect(map.satellite?.attribution).toBe('Example Earth');
  });
});
