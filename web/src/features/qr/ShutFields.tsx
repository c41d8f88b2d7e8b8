import { useQuery } from '@tanstack/react-query';
import type { QrType } from '@huella/domain/model/qr-types';
import { localeTag } from '@huella/domain/model/value';
import { callQuery } from '../../call/queries';
import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';

/** Which fields a public page does not show because the establishment disables them; nothing where it shows them all. */
export function ShutFields({ codedId, typeQr }: { readonly codedId: number; readonly typeQr: QrType }) {
  const { say, word, language } = useSay('qr');
  const { data, isError } = useQuery({
    ...callQuery('qr.shut', { params: { typeQr, id: String(codedId) } }),
    staleTime: 0,
  });
  if (isError) return <Notice tone="warning">{say('qr:shutFailed')}</Notice>;
  if (data === undefined || data.fields.length === 0) return null;
  const list = new Intl.ListFormat(localeTag[language], { type: 'conjunction' });
  return (
    <Notice tone="info" title={say('qr:shut')}>
      {say('qr:shutText', { fields: list.format(data.fields.map(({ label }) => word(label))) })}
    </Notice>
  );
}
