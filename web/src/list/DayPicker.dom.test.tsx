import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../test/render-screen';
import { DayPicker } from './DayPicker';

it('the button of a calendar has its name over it: what is wrong with the day stays readable under it', async () => {
  const locale = { language: 'es', today: '2026-11-20', zone: 'UTC', country: 'AR' } as const;
  const { person } = await renderScreen(
    <DayPicker label="Ingreso" day={null} locale={locale} onPick={() => undefined} />,
  );
  await person.hover(screen.getByRole('button'));
  const tooltip = await screen.findByRole('tooltip');
  expect(tooltip.dataset['popperPlacement']).toBe('top');
});
