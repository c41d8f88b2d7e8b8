import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildField, buildModel } from '@huella/domain/catalogue/assets/build-model';
import { open } from '@huella/domain/catalogue/records/record-parts';
import type { FillStep } from '@huella/domain/model/form-model';
import { fillIn } from '../../test/fill-in';
import { renderScreen } from '../../test/render-screen';
import { serveCalls } from '../../test/serve-calls';
import { paths } from '../paths';
import { RecordForm } from './RecordForm';

const words = (es: string, en = es) => ({ es, en });
const built = buildModel([
  open({ ...buildField({ name: 'alias', type: 'text' }), label: words('Alias') }),
  open({ ...buildField({ name: 'notes', type: 'text' }), label: words('Notas', 'Notes') }),
]);
const model = {
  ...built,
  form: {
    ...built.form,
    steps: ['alias', 'notes'].map((name): FillStep => ({
      ...{ name, title: words(name), sections: [{ title: words(name), fields: [name] }] },
    })),
  },
};

describe('the foot of a form of several steps', () => {
  it.each([
    ['es', 'desktop', 'Paso anterior', 'Continuar: notes'],
    ['en', 'phone', 'Previous step', 'Continue: notes'],
  ] as const)('leads back as well as on: %s, %s', async (language, width, back, on) => {
    serveCalls({});
    const { person } = await renderScreen(
      <RecordForm
        kind="company"
        model={model}
        stored={null}
        title="Empresa"
        note=""
        saveLabel="Guardar"
        backHref={paths.companies}
        onSaved={({ label }) => Promise.resolve({ notice: label, href: paths.boxes })}
      />,
      { language, width },
    );
    expect(screen.queryByRole('button', { name: back })).toBeNull();
    await fillIn(person, screen.getByRole('textbox', { name: 'Alias' }), 'norte');
    await person.click(screen.getByRole('button', { name: on }));
    await screen.findByRole('textbox', { name: /Not/ });
    await person.click(screen.getByRole('button', { name: back }));
    expect(await screen.findByRole<HTMLInputElement>('textbox', { name: 'Alias' })).toHaveProperty(
      'value',
      'norte',
    );
  });
});
