import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { it } from 'vitest';
import { lazyExtra } from './lazy-extra';

function show(load: () => Promise<() => string>): void {
  const Extra = lazyExtra(load);
  render(
    <p>
      filas
      <Suspense fallback="…">
        <Extra />
      </Suspense>
    </p>,
  );
}

it('shows a part once it is there', async () => {
  show(() => Promise.resolve(() => ' y totales'));
  await screen.findByText('filas y totales');
});

it('leaves the screen as it is where the part cannot be had', async () => {
  show(() => Promise.reject(new TypeError('no network')));
  await screen.findByText('filas');
});
