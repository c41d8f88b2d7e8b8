import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { errors } from '@huella/domain/phrases/es/errors';
import { renderScreen } from '../../../test/render-screen';
import { refuse } from '../../../test/serve-calls';
import { free, serve } from '../../../test/serve-oracles';
import { queryClient } from '../../call/queries';
import { OracleNewPage } from './OracleNewPage';

beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
});

const other = { ...free, id: 4, label: 'SB-1046' };

/** The wizard with two assets that can be linked, up to the step of codes. */
async function toCodes(more: Parameters<typeof serve>[0] = {}) {
  const made = serve({ 'oracles.assets': () => ({ list: [free, other], total: 2 }), ...more });
  const { person, router } = await renderScreen(<OracleNewPage />, { width: 'phone' });
  const next = (name: RegExp) => screen.findByRole('button', { name });
  await screen.findByRole('radio', { name: /Sensores Norte/ });
  expect(await next(/^Continuar/)).toHaveProperty('disabled', true);
  await person.click(await screen.findByRole('radio', { name: /Sensores Norte/ }));
  expect(await next(/^Continuar/)).toHaveProperty('disabled', false);
  await person.click(await next(/^Continuar/));
  await screen.findByRole('checkbox', { name: 'SB-1042' });
  expect(await next(/^Continuar/)).toHaveProperty('disabled', true);
  await person.click(await screen.findByRole('checkbox', { name: 'SB-1042' }));
  expect(await next(/^Continuar/)).toHaveProperty('disabled', false);
  await person.click(await screen.findByRole('checkbox', { name: 'SB-1046' }));
  await person.click(await next(/^Continuar/));
  expect(await next(/^Continuar/)).toHaveProperty('disabled', true);
  await screen.findByText('Faltan 2 registros');
  await person.click(await screen.findByRole('checkbox', { name: 'SN-88-0415' }));
  await person.click(await screen.findByRole('checkbox', { name: 'SN-88-0416' }));
  await person.click(await next(/^Continuar/));
  await screen.findByText('Faltan 2 códigos');
  return { made, person, router };
}

async function choose(person: Awaited<ReturnType<typeof toCodes>>['person'], name: string, code: RegExp) {
  await person.click(await screen.findByLabelText(`Código de ${name}`));
  await person.click(await screen.findByRole('option', { name: code }));
}

describe('the wizard of links', () => {
  it('asks for each step what it needs, offers a code once, and saves all together', async () => {
    const { made, person } = await toCodes({
      'oracles.save': () => ({ ok: true, linked: [1, 4], issues: [] }),
    });
    await choose(person, 'SB-1042', /0415/);
    await person.click(await screen.findByLabelText('Código de SB-1046'));
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(offered.some((text) => text.includes('0415'))).toBe(false);
    await person.click(await screen.findByRole('option', { name: /0416/ }));
    await person.click(await screen.findByRole('button', { name: 'Revisar y guardar' }));
    await person.click(await screen.findByRole('button', { name: 'Guardar 2 vínculos' }));
    await waitFor(() => {
      expect(made.find(({ name }) => name === 'oracles.save')?.input).toMatchObject({
        body: [
          { pk: 1, id: 'SN-88-0415' },
          { pk: 4, id: 'SN-88-0416' },
        ],
      });
    });
  });

  it('proposes codes by what agrees, and tells line by line what the server refuses', async () => {
    const issue = { record: '1', field: 'id', code: 'oracleCodeTaken', level: 'error' };
    const { person } = await toCodes({
      'oracles.save': () =>
        Response.json(
          {
            ...{ error: 'dataRepeated', message: 'dataRepeated', slots: {}, data: null, requestId: 'R-1' },
            issues: [{ ...issue, slots: { code: 'SN-88-0415', asset: 'SB-1042', by: 'SB-1044' } }],
          },
          { status: 409 },
        ),
    });
    await person.click(await screen.findByRole('button', { name: 'Proponer por peso y grano' }));
    await person.click(await screen.findByRole('button', { name: 'Revisar y guardar' }));
    await person.click(await screen.findByRole('button', { name: 'Guardar 2 vínculos' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('SB-1042: el código SN-88-0415 ya es de SB-1044');
    expect(dialog.textContent).toContain('Elija otro o quítelo de aquella');
  });

  it('says that an oracle is not supported, which no line of assets tells', async () => {
    const { person } = await toCodes({ 'oracles.save': () => refuse(409, 'noSoportedOracle') });
    await person.click(await screen.findByRole('button', { name: 'Proponer por peso y grano' }));
    await person.click(await screen.findByRole('button', { name: 'Revisar y guardar' }));
    await person.click(await screen.findByRole('button', { name: 'Guardar 2 vínculos' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(errors.noSoportedOracle);
    expect(within(dialog).queryByRole('listitem')).toBeNull();
  });

  it('begins anew where the oracle is another', async () => {
    const oracle = { provider: 'file', source: 'stock.csv', version: 2, failingSince: null } as const;
    const readAt = '2026-11-24T14:48:00.000Z';
    const { person, router } = await toCodes({
      'oracles.list': () => [
        { ...oracle, readAt, key: 'stock', label: 'Sensores Norte' },
        { ...oracle, readAt, key: 'other', label: 'Otra fuente' },
      ],
    });
    expect(router.state.location.search).toMatchObject({ step: 'codes' });
    for (const _ of ['records', 'assets', 'oracle'])
      await person.click(await screen.findByRole('button', { name: 'Volver' }));
    const answers = () => Object.values<string>(sessionStorage).find((text) => text.includes('"oracle":'));
    expect(answers()).toContain('SN-88-0415');
    await person.click(await screen.findByRole('radio', { name: /Otra fuente/ }));
    await waitFor(() => {
      expect(answers()).toContain('"oracle":"other","assets":[],"records":[],"codes":{}');
    });
  });
});
