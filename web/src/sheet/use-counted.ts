import { formatCount } from '../ui/format-count';
import { useSay } from '../words/use-say';

/** Says how many errors and warnings there are: '1.204 errores', '2 avisos'. */
export function useCounted() {
  const { say, language } = useSay('sheet');
  const figure = (count: number) => ({ figure: formatCount(count, language) });
  return {
    errors: (count: number) => say(count === 1 ? 'sheet:errorOne' : 'sheet:errorMany', figure(count)),
    warnings: (count: number) => say(count === 1 ? 'sheet:warningOne' : 'sheet:warningMany', figure(count)),
  };
}
