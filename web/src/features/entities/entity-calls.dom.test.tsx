import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findEntityType } from '@huella/domain/catalogue/entities/entity-types';
import { renderScreen } from '../../../test/render-screen';
import { refuse, serveCalls } from '../../../test/serve-calls';
import { place } from '../../../test/sign-in';
import { EntitiesList } from './EntitiesList';
import { useEntityCalls } from './entity-calls';
import { EntityForm } from './EntityForm';

const articles = findEntityType(3, 36);
const stored = { id: 4, version: 1, label: 'Cebada', values: {} };

function Buttons() {
  if (articles === null) throw new Error('a cooperative keeps articles');
  const { save, remove } = useEntityCalls(place, articles);
  // What the form does with a refusal is not asked here.
  const quietly = (saving: Promise<unknown>) => void saving.catch(() => null);
  return (
    <>
      <button onClick={() => quietly(save({ submitKey: 'k1' }, { value: 'Trigo' }))}>add</button>
      <button onClick={() => quietly(save({ ...stored, submitKey: 'k2' }, { value: 'Cebada' }))}>edit</button>
      <button onClick={() => quietly(remove({ id: 4, value: 'Cebada' }))}>remove</button>
    </>
  );
}

it.each([
  ['add', /^No se pudo agregar Trigo: /],
  ['edit', /^No se pudo guardar Cebada: /],
  ['remove', /^No se pudo eliminar Cebada: /],
])('what the server refuses to %s is told with its reason', async (what, told) => {
  serveCalls({
    'entities.add': () => refuse(403, 'notAllowed'),
    'entities.update': () => refuse(403, 'notAllowed'),
    'entities.remove': () => refuse(403, 'notAllowed'),
  });
  const { person } = await renderScreen(<Buttons />);
  await person.click(screen.getByText(what));
  expect((await screen.findByText(told)).textContent).toContain('No tiene permiso');
});

it.each([
  ['es', 'No pudimos traer la lista de artículos', 'No pudimos traer los datos'],
  ['en', 'We could not load the list of articles', 'We could not load the data'],
] as const)('what cannot be fetched is told in its place, in %s', async (language, ofList, ofForm) => {
  if (articles === null) throw new Error('a cooperative keeps articles');
  const fault = () => refuse(500, 'unexpected');
  serveCalls({ 'entities.list': fault, 'entities.get': fault });
  const { unmount } = await renderScreen(
    <EntitiesList
      place={place}
      types={[articles]}
      type={articles}
      form={undefined}
      onType={() => undefined}
    />,
    { language },
  );
  await screen.findByText(ofList);
  unmount();
  await renderScreen(<EntityForm place={place} type={articles} pk={4} />, { language });
  await waitFor(() => expect(screen.getByRole('heading', { name: ofForm })).toBeTruthy());
});
