import { describe, expect, it } from 'vitest';
import { businessSteps, dispositions } from '../../catalogue/lookups/epcis';
import { transferEventModels, withoutUnmoved } from './transfer-events';

const [sent, received, returned, withdrawn, weighed] = [1000, -11, -12, -13, 1];

describe('the events of arrivals', () => {
  it('speak the standard vocabulary, and are offered to nobody', () => {
    for (const { epcis, permissions } of transferEventModels) {
      expect(businessSteps).toContain(epcis.bizStep);
      expect(dispositions).toContain(epcis.disposition);
      expect(permissions.box).toEqual([]);
    }
  });
});

describe('what moved of a history', () => {
  it.each([
    ['nothing was sent', [weighed], false, [0]],
    ['sent at once', [sent, weighed], false, [0, 1]],
    ['received', [sent, received], false, [0, 1]],
    ['returned', [sent, returned, weighed], false, [1, 2]],
    ['withdrawn, then sent at once', [sent, withdrawn, sent], false, [1, 2]],
    ['on its way', [sent, received, sent], true, [0, 1]],
    ['twice on its way, once returned', [sent, returned, sent], true, [1]],
  ])('%s', (_what, codes, isInTransit, kept) => {
    const history = codes.map((eventType, at) => ({ eventType, at }));
    expect(withoutUnmoved(history, isInTransit).map(({ at }) => at)).toEqual(kept);
  });
});
