import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { NamedAsset } from '@huella/domain/calls/selecting';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import type { CallInput } from '../call/call';
import { renderScreen } from '../../test/render-screen';
import { serveCalls } from '../../test/serve-calls';
import { place } from '../../test/sign-in';
import { PastedList } from './PastedList';
import { useListSubject } from './list-subject';

const picked = vi.fn<(rows: readonly (readonly [number, string])[], text: string) => void>();
const filtered = vi.fn<(ids: readonly number[]) => void>();

function Dialog() {
  const subject = useListSubject(place);
  return <PastedList subject={subject} onClose={vi.fn()} onSelect={picked} onFilter={filtered} />;
}

const known: Readonly<Record<string, NamedAsset['state']>> = { KD482C0010: 'here', KD482C0020: 'paused' };

function find({ body }: CallInput<'objects.find'>) {
  return {
    found: body.texts.flatMap((text, at): readonly NamedAsset[] => {
      const state = known[text];
      return state === undefined
        ? []
        : [{ at, id: Object.keys(known).indexOf(text) + 1, label: text, state }];
    }),
  };
}

async function open() {
  serveCalls({
    'models.all': () => [{ ...structuredClone(cowAr), companyTiers: [] }],
    'lots.list': () => ({ list: [], total: 0 }),
    'objects.find': find,
  });
  const { person } = await renderScreen(<Dialog />);
  return person;
}

describe('a pasted list', () => {
  it('tells what it read, finds it, and selects or filters by what is there', async () => {
    const person = await open();
    await person.click(await screen.findByLabelText('Identificaciones'));
    const text = 'Caravana\nKD482C0010\nKD482 C0010\nKD482C0020\nKD482C0099';
    await person.paste(text);
    await screen.findByText('4 identificaciones');
    await person.click(screen.getByRole('button', { name: 'Buscar' }));
    await screen.findByText('No encontradas · 2');
    screen.getByText(/en pausa/);
    await person.click(screen.getByRole('button', { name: 'Seleccionar 1' }));
    expect(picked).toHaveBeenCalledWith([[1, 'KD482C0010']], text);
    await person.click(screen.getByRole('button', { name: 'Ver solo esos 2' }));
    expect(filtered).toHaveBeenCalledWith([1, 2]);
  });
});
