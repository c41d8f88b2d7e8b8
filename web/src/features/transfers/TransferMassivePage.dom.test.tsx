import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen';
import { serveCalls } from '../../../test/serve-calls';
import { TransferMassivePage } from './TransferMassivePage';

it.each([
  ['es', /No hay datos en la planilla/],
  ['en', /no data in the spreadsheet/i],
] as const)('who may not transfer reads the notice of the documents, in %s', async (language, notice) => {
  serveCalls({});
  await renderScreen(<TransferMassivePage />, { language, codes: ['ASSET_LIST'] });
  const title = await screen.findByText(notice);
  expect(title).toBeDefined();
});
