import { expect, it } from 'vitest';
import { playHere } from './play-here';

it('shows a film where it was pressed, and asks for nothing before', () => {
  document.body.innerHTML =
    '<a class="video" href="https://www.youtube.com/watch?v=abcdefg" data-embed="https://www.youtube-nocookie.com/embed/abcdefg"><span class="name">Cuidado</span></a>';
  const link = document.querySelector('a');
  expect(document.querySelector('iframe')).toBeNull();
  expect(link !== null && playHere(link)).toBe(true);
  const frame = document.querySelector('iframe');
  expect(frame?.src).toBe('https://www.youtube-nocookie.com/embed/abcdefg');
  expect(frame?.title).toBe('Cuidado');
  expect(document.querySelector('a')).toBeNull();
});

it('leaves a link that names no film alone', () => {
  document.body.innerHTML = '<a href="https://huella.example">x</a>';
  const link = document.querySelector('a');
  expect(link !== null && playHere(link)).toBe(false);
  expect(document.querySelector('a')).not.toBeNull();
});
