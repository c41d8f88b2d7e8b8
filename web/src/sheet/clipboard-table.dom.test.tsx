import { describe, expect, it } from 'vitest';
import { parseTable } from './clipboard';

describe('parseTable', () => {
  it('reads the cells of the first table, one over several as blank ones after it', () => {
    const html = `<html><body><!--StartFragment--><table>
      <tr><th colspan="2">Caravana</th><th>Peso</th></tr>
      <tr><td> KD482 <b>C357</b></td><td>dos<br>líneas</td><td>361,5</td></tr></table></body></html>`;
    expect(parseTable(html)).toEqual([
      ['Caravana', '', 'Peso'],
      ['KD482 C357', 'dos\nlíneas', '361,5'],
    ]);
  });

  it('finds none where there is none', () => {
    expect(parseTable('<p>361,5</p>')).toBeNull();
    expect(parseTable('')).toBeNull();
  });
});
