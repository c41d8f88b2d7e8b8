import { describe, expect, it } from 'vitest';
import { securityEventKinds } from '@huella/domain/rules/security-events';
import { account as en } from '@huella/domain/phrases/en/account';
import { account as es } from '@huella/domain/phrases/es/account';
import { fill, type SlotValue } from '@huella/domain/phrases/phrase';
import type { Say } from '@huella/domain/phrases/areas';
import { countryWords, deviceWords, kindWords } from './device-words';
import { eventWords, type SecurityEvent } from './event-words';

/** Says phrases of this area alone. */
function sayIn(phrases: Readonly<Record<string, string>>): Say {
  return (key: string, slots: Readonly<Record<string, SlotValue>> = {}) => {
    const name = key.replace('account:', '');
    const form = slots['count'] === 1 ? `${name}_one` : `${name}_other`;
    return fill(phrases[form] ?? phrases[name] ?? `no words for ${key}`, slots);
  };
}

const firefox = { device: 'desktop', browser: 'Firefox', os: 'Windows' };
const event: SecurityEvent = {
  ...firefox,
  ...{ id: 1, kind: 'signedIn', at: '2026-11-20T15:00:00.000Z', country: 'AR', isHere: false },
  ...{ subject: firefox, detail: '3' },
};

describe.each([
  ['es', sayIn(es)],
  ['en', sayIn(en)],
] as const)('in %s', (language, say) => {
  it.each(securityEventKinds)('%s has words', (kind) => {
    const text = eventWords({ ...event, kind }, say);
    expect(text).not.toContain('no words');
    expect(text).not.toContain('{{');
  });

  it('a device has words, and one that is not known too', () => {
    const [both, one, none] = [firefox, { ...firefox, os: '' }, { device: '', browser: '', os: '' }].map(
      (device) => deviceWords(device, say),
    );
    expect(both).toBe(language === 'es' ? 'Firefox en Windows' : 'Firefox on Windows');
    expect(one).toBe('Firefox');
    expect(none).toBe(language === 'es' ? 'Dispositivo sin identificar' : 'Unidentified device');
    expect(kindWords(firefox, say)).toHaveLength(1);
    expect(kindWords({ ...firefox, device: 'bot' }, say)).toEqual([]);
    expect(countryWords('ES', language)).toEqual([language === 'es' ? 'España' : 'Spain']);
    expect([countryWords(null, language), countryWords('ZZ', language)]).toEqual([[], ['ZZ']]);
  });
});
