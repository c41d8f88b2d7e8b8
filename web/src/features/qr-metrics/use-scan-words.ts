import { useMemo } from 'react';
import { localeTag } from '@huella/domain/model/value';
import { useSay } from '../../words/use-say';

/** How countries and devices of scans are called; what is not known has a word of its own. */
export function useScanWords(): {
  readonly country: (code: string) => string;
  readonly device: (name: string) => string;
} {
  const { say, language } = useSay('qrMetrics');
  return useMemo(() => {
    const names = new Intl.DisplayNames([localeTag[language]], { type: 'region', fallback: 'code' });
    const unknown = say('qrMetrics:unknown');
    return {
      country: (code) => (code === '' ? unknown : (names.of(code) ?? code)),
      device: (name) => (name === '' ? unknown : name),
    };
  }, [say, language]);
}
