import { describe, expect, it } from 'vitest';
import { buildLocale } from '../../engine/fields/build-locale';
import { checkField } from '../../engine/fields/check-field';
import { fieldKinds } from '../../engine/fields/index';
import { cowAr } from './cow-ar';

const attribute = (name: string) => {
  const found = cowAr.attributes.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no attribute ${name}`);
  return found;
};
const namesWhere = (test: (each: (typeof cowAr.attributes)[number]) => boolean) =>
  cowAr.attributes.filter(test).map(({ name }) => name);

describe('cattle of Argentina', () => {
  it('have more than 45 attributes, of every kind that a form of theirs needs', () => {
    expect(cowAr.attributes.length).toBeGreaterThanOrEqual(45);
    const used = new Set([
      ...cowAr.attributes.map((each) => each.type),
      ...cowAr.events.flatMap((event) => event.fields.map((field) => field.type)),
    ]);
    expect(used.size).toBe(20);
    const others = ['polygon', 'assetsSelectList', 'summaryAssetsSelectList', 'boxTarget'] as const;
    expect(others.filter((kind) => used.has(kind))).toEqual([]);
  });

  it('are identified by tags that no other animal has', () => {
    expect(namesWhere((each) => each.validations?.unique === 'everywhere')).toEqual([
      'visual_tag',
      'electronic_tag',
    ]);
    expect(namesWhere((each) => each.validations?.unique === 'company')).toEqual(['management_tag', 'hba']);
    expect(cowAr.labelFields).toEqual(['visual_tag', 'electronic_tag']);
  });

  it('answer their lists fast by eight attributes', () => {
    expect(namesWhere((each) => each.slot?.indexed === true).sort()).toEqual(
      [
        'visual_tag',
        'electronic_tag',
        'category',
        'breed',
        'productive_system',
        'weight',
        'birth_date',
        'withdrawal_until',
      ].sort(),
    );
  });

  it('need these to be created', () => {
    expect(namesWhere((each) => each.validations?.mandatory === true)).toEqual([
      'sex',
      'category',
      'breed',
      'birth_date',
      'productive_system',
      'entry_type',
      'entry_date',
    ]);
  });

  it('have at least three fields that only companies of a tier edit (decisions section 2)', () => {
    expect(namesWhere((each) => each.tiers !== undefined)).toEqual([
      'market_programs',
      'registry_class',
      'hba',
      'rp',
    ]);
  });

  it('never show prices, withdrawal, reproduction or people on public pages', () => {
    for (const name of [
      'purchase_price',
      'purchase_currency',
      'withdrawal_until',
      'last_treatment',
      'reproductive_status',
      'last_service_date',
      'expected_calving',
      'last_calving',
      'calvings',
      'notes',
      'paddock',
      'management_tag',
    ])
      expect(attribute(name)).not.toHaveProperty('qr');
  });

  it.each([
    ['visual_tag', 'kd482-c3176', 'KD482 C317 6'],
    ['visual_tag', 'r12345678', 'R12345678'],
    ['electronic_tag', '032010004582317', '032 010 004 582 317'],
    ['birth_renspa', '01.017.0.00123/00', '01.017.0.00123/00'],
    ['cuig', 'kd482', 'KD482'],
    ['entry_dte', '012345678-9', '0123456789'],
    ['hba', '123456', '123456'],
    ['hba', 'hba123456', 'HBA 123456'],
    ['hba', 'p-1', 'P 1'],
  ])('show the %s %s as %s', (name, raw, shown) => {
    const field = attribute(name);
    const { value, issues } = checkField(field, raw, buildLocale());
    expect(issues).toEqual([]);
    expect(fieldKinds[field.type].format(value, field, buildLocale())).toBe(shown);
  });

  it('ask first what identifies an animal', () => {
    const [first] = cowAr.form.steps;
    expect(first?.sections.map((section) => section.fields)).toEqual([
      ['visual_tag', 'electronic_tag', 'management_tag', 'cuig', 'tag_color'],
      ['sex', 'category', 'breed', 'castrated', 'crossed_with'],
    ]);
    expect(cowAr.form.steps).toHaveLength(9);
  });
});

describe('the events of cattle', () => {
  const event = (code: number) => {
    const found = cowAr.events.find((each) => each.eventType === code);
    if (found === undefined) throw new Error(`no event ${code}`);
    return found;
  };

  it('are those of the documents and our own', () => {
    expect(cowAr.events.map((each) => each.eventType).sort((one, other) => one - other)).toEqual([
      -1, 0, 1, 3, 5, 6, 7, 8, 9, 10, 13, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 117, 1000,
    ]);
  });

  it.each([
    [-1, 'ASSET_ADD', [1, 5, 6, 7, 8, 9]],
    [0, 'ASSET_EDIT', [1, 5, 6, 7, 8, 9]],
    [1, 'ASSET_EVENT', [1, 5, 6, 7, 8, 9, 10]],
    [3, 'ASSET_EVENT', [1, 5, 6, 7, 8]],
    [10, 'ASSET_EVENT', [10]],
    [13, 'ASSET_BURN', [1, 5, 6, 7, 8, 9, 10]],
    [110, 'ASSET_EVENT', [1, 5, 6, 7]],
    [1000, 'ASSET_TRANSFER', [1, 5, 6, 7, 8, 9, 10]],
  ])('of code %s need %s, in %j', (code, permission, box) => {
    expect(event(code).permissions).toEqual({ code: permission, box });
  });

  it('end with the disposal of the animal', () => {
    const open = cowAr.events.filter((each) => !each.assetDisabledToEvent.includes('disposal_type'));
    expect(open.map((each) => each.eventType)).toEqual([-1]);
  });

  it('leave certificates alone to those who sent the animal away, and to these relations', () => {
    expect(cowAr.events.filter((each) => each.onTransferred).map((each) => each.eventType)).toEqual([8]);
    expect(event(8).permissionsRelation).toEqual(['OWNER', 'COMPANY_DELEGATE', 'EXPERT_USER']);
  });

  it('leave slaughter to the slaughterhouse', () => {
    const offered = event(13).fields.find((field) => field.name === 'disposal_type')?.values ?? [];
    expect(offered.map((option) => option.key)).not.toContain('FAENA');
    expect(event(10).fields.find((field) => field.writes === 'disposal_type')).toMatchObject({
      disabled: true,
      defaultValue: 'FAENA',
    });
  });

  it('take a re-identified tag, and no other, for a lost one', () => {
    const tag = event(107).fields.find((field) => field.name === 'visual_tag');
    const codes = (raw: string) =>
      tag === undefined ? [] : checkField(tag, raw, buildLocale()).issues.map((each) => each.code);
    expect(codes('R1234567')).toEqual([]);
    expect(codes('KD482C3176')).toEqual(['wrongFormat']);
  });

  it('write what they say they change', () => {
    const writes = (code: number) => event(code).fields.flatMap((field) => field.writes ?? []);
    expect(writes(1)).toEqual(['weight']);
    expect(writes(8)).toEqual(['certificate_files']);
    expect(writes(6)).toEqual(['castrated', 'category']);
    expect(writes(13)).toEqual(['disposal_type', 'disposal_reason', 'disposal_date']);
    expect(writes(106)).toEqual(['reproductive_status', 'category']);
    expect(writes(107)).toEqual(['visual_tag', 'electronic_tag']);
  });
});
