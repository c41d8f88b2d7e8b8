import { expect, it } from 'vitest';
import { findVideo, videoSites } from './find-video';

it.each([
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
    'videoYT',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', 'videoYT', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['http://m.youtube.com/shorts/dQw4w9WgXcQ', 'shortYT', 'https://www.youtube.com/shorts/dQw4w9WgXcQ'],
  [
    'https://drive.google.com/file/d/1AbC_dEf-GhIjKl/view?usp=sharing',
    'googleDrive',
    'https://drive.google.com/file/d/1AbC_dEf-GhIjKl/view',
  ],
  [
    'https://drive.google.com/open?id=1AbC_dEf-GhIjKl',
    'googleDrive',
    'https://drive.google.com/file/d/1AbC_dEf-GhIjKl/view',
  ],
])('%s is of %s', (address, origin, watch) => {
  const found = findVideo(address);
  expect(found).toMatchObject({ origin, watch });
  expect(videoSites.some((site) => found?.embed.startsWith(`${site}/`))).toBe(true);
});

it.each([
  'https://vimeo.com/1',
  'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v="><script>',
  'https://youtu.be/',
  'nothing',
  '',
])('%s is none', (address) => {
  expect(findVideo(address)).toBeNull();
});
