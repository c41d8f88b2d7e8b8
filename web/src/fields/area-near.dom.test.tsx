import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { buildField } from '@huella/domain/catalogue/assets/build-model';
import { buildLocale } from '@huella/domain/engine/fields/build-locale';
import { placeZoom } from '@huella/domain/engine/fields/place';
import { isArea, type Value } from '@huella/domain/model/value';
import { renderScreen } from '../../test/render-screen';
import { serveCalls } from '../../test/serve-calls';
import { AreaInput } from './AreaInput';

const validations = { nearLocation: { field: 'gate' } };
const field = buildField({ name: 'outline', type: 'polygon', validations });
const gate: Value = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [-59.78, -35.64] },
  properties: { center: [-59.78, -35.64], zoom: placeZoom },
};

beforeAll(async () => {
  await import('../map/AreaMap');
});

function Host({ onArea }: { readonly onArea: (area: Value) => void }) {
  const [value, setValue] = useState<Value>(null);
  const [place, setPlace] = useState<Value>(null);
  return (
    <>
      <button type="button" onClick={() => setPlace(gate)}>
        choose
      </button>
      <AreaInput
        field={field}
        locale={buildLocale({ country: 'AR' })}
        id="outline"
        label="Contorno"
        required={false}
        hint={undefined}
        error={undefined}
        disabled={false}
        placed={[]}
        value={value}
        onChange={(area) => {
          setValue(area);
          onArea(area);
        }}
        onBlur={() => undefined}
        values={{ gate: place }}
      />
    </>
  );
}

it('the map of an area goes to the place that is chosen beside it', async () => {
  serveCalls({
    'boxes.positionGeometry': () => ({ position: null, geometries: [], country: 'AR' }),
    'geography.map': () => ({ street: null, satellite: null }),
  });
  let area: Value = null;
  const { person } = await renderScreen(<Host onArea={(next) => (area = next)} />);
  await screen.findByRole('application');
  await person.click(screen.getByRole('button', { name: 'choose' }));
  await person.click(screen.getByRole('button', { name: 'Vértices como coordenadas' }));
  for (const [at, corner] of ['-35.64, -59.78', '-35.64, -59.77', '-35.63, -59.77'].entries()) {
    if (at > 0) await person.click(screen.getByRole('button', { name: 'Agregar vértice' }));
    await person.click(await screen.findByRole('textbox', { name: `Vértice ${String(at + 1)}: Latitud` }));
    await person.paste(corner);
  }
  await waitFor(() => {
    expect(isArea(area) && area.properties).toMatchObject({ zoom: placeZoom });
  });
});
