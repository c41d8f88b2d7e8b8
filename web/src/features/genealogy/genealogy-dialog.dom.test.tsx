import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { genealogyModel } from '@huella/domain/catalogue/fields/cow-ar-genealogy';
import type { Values } from '@huella/domain/model/value';
import { renderScreen } from '../../../test/render-screen';
import { serveCalls } from '../../../test/serve-calls';
import { place } from '../../../test/sign-in';
import { GenealogyDialog } from './GenealogyDialog';

const relative = {
  ...{
    genealogy_idcaravana: '',
    genealogy_rp: '',
    genealogy_cc: '',
    genealogy_name: 'Toro',
    genealogy_cor: '',
  },
  ...{ genealogy_relationship: 'Datos Propios', genealogy_hba: '61398' },
};
const bull = {
  Nombre: 'Toro',
  Sexo: 'M',
  HBA: '61398',
  fechaNacimiento: '2023-09-01',
  relatives: [relative],
};

const cow = {
  ...{ id: 9, version: 3, label: 'KC208 A027 3', labels: {}, issues: [], assetType: 33 },
  ...{ createdAt: '2026-11-01T12:00:00Z', updatedAt: '2026-11-01T12:00:00Z' },
  box: { id: place.boxId, name: place.boxName },
  state: { state: 'productive', label: 'Productivo', tone: 'ok', icon: 'check' },
};

/** Searches the registry for the animal of these values, and takes what it has. */
async function complete(values: Values, refused: Response | null = null) {
  const saved: unknown[] = [];
  serveCalls({
    'objects.get': () => ({ ...cow, values }),
    'topBar.all': () => ({ suplyChain: [], actives: [], companies: [], establishments: [] }),
    'genealogy.search': () => [bull],
    'objects.add': ({ body }) => {
      saved.push(body);
      if (refused !== null) return refused;
      return { ...cow, values };
    },
  });
  const { person } = await renderScreen(
    <GenealogyDialog
      asset={{ id: 9, label: 'KC208 A027 3' }}
      place={place}
      model={cowAr}
      genealogy={genealogyModel}
      onClose={() => undefined}
    />,
  );
  await person.click(await screen.findByText('Buscar'));
  await person.click(await screen.findByText('Completar la genealogía'));
  return { person, saved };
}

const title = '¿Es este el animal?';
const isGone = () =>
  waitFor(() => {
    expect(screen.queryByText(title)).toBeNull();
  });

const asked = { registry_class: 'PP', breed: 'AA', hba: '96027' };

describe('the genealogy of another animal', () => {
  it('is not taken before the person said so, who sees what both say', async () => {
    const { person, saved } = await complete({ ...asked, sex: 'H', birth_date: '2022-07-28' });
    const question = (await screen.findByText(title)).closest('[role=alertdialog]');
    const cells = [...(question?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
    expect(cells).toEqual(['Hembra', 'Macho', '28/07/2022', '01/09/2023', '96027', '61398']);
    expect(saved).toEqual([]);
    await person.click(screen.getByText('Completar igual'));
    await screen.findByText('Se completó una fila de la genealogía de KC208 A027 3');
    expect(saved).toHaveLength(1);
    await isGone();
  });

  it('is left where the person goes back', async () => {
    const { person, saved } = await complete({ ...asked, sex: 'H' });
    await screen.findByText(title);
    // The question is over the search, which has a way back as well.
    await person.click(screen.getAllByText('Cancelar').at(-1) ?? document.body);
    await isGone();
    expect(saved).toEqual([]);
    expect(screen.getByText('Completar la genealogía')).not.toBeNull();
  });
});

describe('the genealogy of the same animal', () => {
  it('is taken without a question', async () => {
    const { saved } = await complete({ ...asked, hba: '61398', sex: 'M' });
    await screen.findByText('Se completó una fila de la genealogía de KC208 A027 3');
    expect(saved).toHaveLength(1);
  });

  it('is told as not completed where the record is not saved', async () => {
    await complete({ ...asked, hba: '61398', sex: 'M' }, new Response('<html>', { status: 500 }));
    await screen.findByText(/^No se pudo completar la genealogía de KC208 A027 3: /);
  });
});
