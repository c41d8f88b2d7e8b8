import type { Language } from '@huella/domain/words';
import { chooseLanguage } from '../session/session';
import { useToasts } from '../ui/Toasts';
import { useSay } from '../words/use-say';

/** Changes the language of a signed-in user; says so when it could not be kept. */
export function useChooseLanguage(): (language: Language) => void {
  const { say } = useSay('shell');
  const { show } = useToasts();
  return (language) => {
    chooseLanguage(language).catch(() => {
      show({ id: 'language', tone: 'danger', text: say('shell:languageNotKept') });
    });
  };
}
