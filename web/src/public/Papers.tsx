import type { QrAttribute } from '@huella/domain/calls/qr-page';
import { Icon } from './Icon';
import type { Speech } from './speech';

/** Papers that everybody may see, each opening as a document; of a value that is no file, that it is none. */
export function Papers({ attribute, speech }: { readonly attribute: QrAttribute; readonly speech: Speech }) {
  const { say, word } = speech;
  const { label, papers } = attribute.data;
  if (papers.length === 0)
    return (
      <p className="invalid">
        <Icon name="warning" size={16} /> {say('invalidFile')}
      </p>
    );
  return (
    <ul className="papers" aria-label={word(label)}>
      {papers.map(({ name, address }, at) => (
        <li key={address}>
          <a href={address}>
            <Icon name="paper" size={16} />
            {papers.length === 1 ? word(label) : say('picture', { label: word(label), count: at + 1 })}
            {name !== '' && <span className="ending">{name}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
