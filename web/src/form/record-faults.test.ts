import { describe, expect, it } from 'vitest';
import { issue, warning } from '@huella/domain/model/errors';
import { recordFaults } from './record-faults';

const chosen = { picked: [[7, 'KD482 C326 8']] as const, filters: [], count: 2 };

describe('a refusal by record', () => {
  it('names each record once, with all its reasons', () => {
    const found = recordFaults(
      [
        { ...issue(null, 'assetPaused'), record: '7' },
        { ...issue('weight', 'mandatory'), record: '7' },
        { ...issue(null, 'assetGone'), record: '9' },
        { ...warning('weight', 'nothingToChange'), record: '8' },
        issue('weight', 'mandatory'),
      ],
      chosen,
    );
    expect(found.map(({ record, label, issues }) => [record, label, issues.length])).toEqual([
      ['7', 'KD482 C326 8', 2],
      ['9', null, 1],
    ]);
  });
});
