import { expect, it } from 'vitest';
import { languages } from '@huella/domain/words';
import { localeTag } from '@huella/domain/model/value';
import { written } from './written-figure';

it.each(languages)(
  'writes figures in %s as the browser does, whatever their signs and decimals',
  (language) => {
    const format = new Intl.NumberFormat(localeTag[language], { maximumFractionDigits: 1 });
    const figures = Array.from({ length: 20_001 }, (_, at) => (at - 10_000) / 100);
    const others = [1_248, 182_730.55, -1_234_567.04, 1e21, Number.NaN, Number.POSITIVE_INFINITY];
    const differ = [...figures, ...others].filter(
      (value) => written(value, language) !== format.format(value),
    );
    expect(differ).toEqual([]);
  },
);
