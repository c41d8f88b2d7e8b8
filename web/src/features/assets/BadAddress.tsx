import Link2Off from 'lucide-react/icons/link-2-off';
import type { ReactNode } from 'react';
import { MessagePage } from '../../shell/MessagePage';
import { useSay } from '../../words/use-say';

/** In place of the page of a record whose address names none: it was cut off, or written wrong. */
export function BadAddress({ page, toList }: { readonly page: string; readonly toList: ReactNode }) {
  const { say } = useSay('page');
  return (
    <MessagePage
      page={page}
      kind={{ icon: <Link2Off size={20} /> }}
      title={say('page:badAddress')}
      text={say('page:badAddressText')}
      actions={toList}
    />
  );
}
