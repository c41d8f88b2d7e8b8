import { describe, expect, it } from 'vitest';
import { buildAttribute } from '@huella/domain/catalogue/assets/build-model';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { transferredOnField, transferredToField } from '@huella/domain/rules/transferred-fields';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import { cardFields } from './card-fields';
import { chosenColumns, listableColumns } from './columns';

const fields = allowedFields(cowAr, 'list', { boxSubtype: 6, companyTiers: [] });
const columns = chosenColumns(listableColumns({ model: cowAr, fields }), cowAr.defaultColumns, cowAr);

describe('the card of a row', () => {
  it('shows what it is, its first figure, its other name and its first date', () => {
    const card = cardFields(columns, cowAr);
    expect(card.kind.map((field) => field.name)).toEqual(['category', 'breed']);
    expect(card.figure?.name).toBe('weight');
    expect(card.small.map((field) => field.name)).toEqual(['electronic_tag', 'birth_date']);
  });

  it('of what was transferred says where to and when', () => {
    const [name, ...others] = columns;
    const own = [transferredToField, transferredOnField];
    const card = cardFields([...(name === undefined ? [] : [name]), ...own, ...others], cowAr);
    expect(card.small.map((field) => field.name)).toEqual(['transferred_to', 'transferred_on']);
  });

  it('measures nothing by a year', () => {
    const years = columns.map((column) =>
      column.name === 'weight' ? buildAttribute({ name: 'weight', type: 'number', ungrouped: true }) : column,
    );
    expect(cardFields(years, cowAr).figure?.name).not.toBe('weight');
  });

  it('has a button for each column of files, and for pages elsewhere', () => {
    const own = [
      buildAttribute({ name: 'paper', type: 'file' }),
      buildAttribute({ name: 'token', type: 'nft_link' }),
      buildAttribute({ name: 'photos', type: 'file', files: { max: 5 } }),
    ];
    const card = cardFields([...columns, ...own], cowAr);
    expect(card.buttons.map((field) => field.name)).toEqual(['token', 'paper', 'photos']);
  });

  it('shows less where there are fewer columns', () => {
    const card = cardFields(columns.slice(0, 1), cowAr);
    expect(card).toEqual({ kind: [], figure: undefined, small: [], buttons: [] });
  });
});
