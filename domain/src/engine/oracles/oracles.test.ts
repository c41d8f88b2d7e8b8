import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storageOracles as model } from '../../catalogue/assets/storage-oracles';
import { answering } from '../events/oracle-events';
import { withoutPrivate } from '../events/private-values';
import { existenceOf, judgeRecord } from './judge-record';
import { readOracleTable } from './oracle-columns';
import { readRecords } from './oracle-record';
import { proposeCodes } from './propose-codes';

const given = {
  id: 'SP-AR-000481',
  holder_cuit: '20-12345678-6',
  specie_code: '23',
  campaign: '2025/26',
  tonnes: '198,40',
  existence: 'S',
  checked_at: '2025-11-03T09:12:00-03:00',
};
const bag = { specie: 'soja', campaign: '2025/26', tonnage: 200, tonnage_left: 198.4 };
const [record] = readRecords(model, [given]).records;
const said = record?.values ?? {};

describe('records of an oracle', () => {
  it('are read from texts and from values alike', () => {
    expect(record).toMatchObject({
      code: 'SP-AR-000481',
      holder: '20123456786',
      values: { tonnes: 198.4, existence: true, specie_code: 23, renspa: null },
    });
    const typed = { ...given, tonnes: 198.4, existence: true, specie_code: 23 };
    expect(readRecords(model, [typed]).records).toEqual([record]);
  });

  it.each([
    ['198.40', 198.4],
    ['1.198,40', 1198.4],
    ['1,198.40', 1198.4],
    ['0', 0],
  ])('takes %s as a number', (tonnes, number) => {
    expect(readRecords(model, [{ ...given, tonnes }]).records[0]?.values['tonnes']).toBe(number);
  });

  it.each([
    [{ id: '' }, 'missing', 'id'],
    [{ tonnes: 'much' }, 'number', 'tonnes'],
    [{ tonnes: [1] }, 'number', 'tonnes'],
    [{ existence: 'maybe' }, 'flag', 'existence'],
    [{ checked_at: 'yesterday' }, 'dateTime', 'checked_at'],
    [{ holder_name: 'x'.repeat(201) }, 'tooLong', 'holder_name'],
    [{ holder_name: { first: 'Ana' } }, 'missing', 'holder_name'],
  ])('leaves out and tells %j', (change, fault, about) => {
    const { records, rejected } = readRecords(model, [
      { ...given, ...change },
      { ...given, id: 'other' },
    ]);
    expect(rejected).toEqual([{ place: 1, fault, about }]);
    expect(records.map(({ code }) => code)).toEqual(['other']);
  });

  it('has a code once', () => {
    expect(readRecords(model, [given, given]).rejected).toEqual([
      { place: 2, fault: 'repeated', about: 'SP-AR-000481' },
    ]);
  });

  it('are read of whatever comes without a fault of ours', () => {
    fc.assert(
      fc.property(
        fc.array(fc.dictionary(fc.constantFrom(...model.fields.map(({ name }) => name)), fc.anything())),
        (rows) => {
          const { records, rejected } = readRecords(model, rows);
          expect(records.length + rejected.length).toBe(rows.length);
        },
      ),
    );
  });

  it('come from a table by names, labels and synonyms, and not without a mandatory column', () => {
    const table = [
      ['Código de oráculo', 'CUIT', 'TONELADAS', 'existe', 'something'],
      ['A-1', '20-12345678-6', '12,5', 'N', 'x'],
    ];
    expect(readOracleTable(model, table)).toMatchObject({
      records: [{ code: 'A-1', values: { tonnes: 12.5, existence: false } }],
      missing: [],
    });
    expect(readOracleTable(model, [['id', 'tonnes']]).missing).toEqual(['holder_cuit', 'existence']);
    expect(readOracleTable(model, []).missing).toContain('id');
  });
});

describe('what an oracle says beside our record', () => {
  it('matches within what scales differ, by what is left', () => {
    expect(judgeRecord(model, said, bag)).toMatchObject({
      verdict: 'matches',
      ours: 198.4,
      percent: 0,
      doubts: [],
    });
    expect(judgeRecord(model, { ...said, tonnes: 202.3 }, bag).verdict).toBe('matches');
  });

  it.each([
    [{ tonnes: 161 }, 'tonnage_left', 'oracleLess', { difference: 37.4, unit: 't' }],
    [{ tonnes: 240 }, 'tonnage_left', 'oracleMore', { difference: 41.6, unit: 't' }],
    [{ specie_code: 19 }, 'specie', 'oracleOther', { value: '19' }],
    [{ campaign: '2024/25' }, 'campaign', 'oracleOther', { value: '2024/25' }],
  ])('differs by %j', (change, field, code, slots) => {
    const judged = judgeRecord(model, { ...said, ...change }, bag);
    expect(judged.verdict).toBe('differs');
    expect(judged.doubts).toMatchObject([{ field, code, slots, level: 'warning' }]);
  });

  it('doubts nothing that one of both does not say', () => {
    const silent = { ...said, specie_code: null, campaign: null };
    expect(judgeRecord(model, silent, { tonnage: 198.4 }).verdict).toBe('matches');
    expect(judgeRecord(model, said, {}).verdict).toBe('matches');
    expect(judgeRecord(model, said, { ...bag, specie: 'unheard of' }).verdict).toBe('matches');
  });

  it('is that it does not exist, or nothing any more', () => {
    expect(judgeRecord(model, { ...said, existence: false }, bag).verdict).toBe('missing');
    expect(judgeRecord(model, null, bag)).toMatchObject({ verdict: 'silent', theirs: null });
    expect([said, { ...said, existence: false }, null].map((each) => existenceOf(model, each))).toEqual([
      'exists',
      'missing',
      'unknown',
    ]);
  });
});

describe('the codes that are proposed', () => {
  const offer = (code: string, change: object) => ({ code, values: { ...said, id: code, ...change } });
  const asset = (id: number, change: object) => ({ id, values: { ...bag, ...change } });

  it('are the nearest by amount among those that agree in everything else, each once', () => {
    const proposed = proposeCodes(
      model,
      [asset(1, { tonnage_left: 200 }), asset(2, { tonnage_left: 210 }), asset(3, { specie: 'maiz' })],
      [offer('near', { tonnes: 201 }), offer('far', { tonnes: 150 }), offer('maize', { specie_code: 15 })],
    );
    expect([...proposed]).toEqual([
      [1, 'near'],
      [2, 'far'],
    ]);
  });

  it('are none where nothing is known of how much there is', () => {
    expect(proposeCodes(model, [{ id: 1, values: {} }], [offer('a', {})]).size).toBe(0);
  });
});

describe('the answer of an oracle in an event', () => {
  it('stays with the company whose it was; the verdict does not', () => {
    const values = { oracle_answer: 'holder_name: Ana', oracle_verdict: 'matches', oracle_code: 'A-1' };
    expect(withoutPrivate(answering.fields, values)).toEqual({
      oracle_verdict: 'matches',
      oracle_code: 'A-1',
    });
  });
});
