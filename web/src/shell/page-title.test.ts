import { describe, expect, it } from 'vitest';
import { formatTitle } from './page-title';

describe('the title of the window', () => {
  it('names the screen, the place and the product', () => {
    expect(formatTitle('Animales', 'La Matilde', 'Huella')).toBe('Animales · La Matilde · Huella');
  });

  it('leaves out what is empty', () => {
    expect(formatTitle('Ingresar', '', 'Huella')).toBe('Ingresar · Huella');
  });
});
