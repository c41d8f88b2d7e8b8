import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen';
import { serveCalls } from '../../../test/serve-calls';
import { SandboxForm } from './SandboxForm';

const draw = (isRefused: boolean, language: 'es' | 'en') => {
  serveCalls({});
  return renderScreen(
    <SandboxForm invitation={null} code="zzz" isRefused={isRefused} onOpened={() => undefined} />,
    { language },
  );
};

it.each([
  ['es', 'El código de la invitación no es válido. Revise el enlace.', 'Puede probar igual'],
  ['en', 'Invitation hash not valid, please check the link.', 'You can try all the same'],
] as const)(
  'a link without an invitation that holds says so before anything is pressed, in %s',
  async (language, title, more) => {
    await draw(true, language);
    await screen.findByText(title, { exact: false });
    screen.getByText(more, { exact: false });
  },
);

it('says nothing of an invitation where none was named', async () => {
  await draw(false, 'es');
  await screen.findByRole('button', { name: 'Abrir la prueba' });
  expect(screen.queryByText(/invitación no es válid/)).toBeNull();
});
