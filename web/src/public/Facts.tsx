import type { QrAttribute, QrPage } from '@huella/domain/calls/qr-page';
import { hostOf } from '@huella/domain/host-of';
import { Icon } from './Icon';
import type { Speech } from './speech';

function Value({ attribute, speech }: { readonly attribute: QrAttribute; readonly speech: Speech }) {
  const { value, enableValues } = attribute.data;
  if (attribute.type === 'url') return <Page address={speech.word(value)} />;
  if (attribute.type !== 'multipleCheckbox') return <dd>{speech.word(value)}</dd>;
  return (
    <dd className="ticks">
      {enableValues.map((each) => (
        <span key={each.es} className="tick">
          <Icon name="check" size={14} /> {speech.word(each)}
        </span>
      ))}
    </dd>
  );
}

/** A page elsewhere, by the site that it is on. */
function Page({ address }: { readonly address: string }) {
  return (
    <dd>
      <a href={address} target="_blank" rel="noopener noreferrer nofollow">
        {hostOf(address)}
      </a>
    </dd>
  );
}

/** What is known of it, in groups (document 3 section 2, sections of a public page). */
export function Facts({ page, speech }: { readonly page: QrPage; readonly speech: Speech }) {
  const { say, word } = speech;
  if (page.sections.length === 0) return null;
  const shown = new Map(page.attributes.map((attribute) => [attribute.name, attribute]));
  return (
    <section className="facts" aria-labelledby="facts">
      <h2 id="facts">{say('facts')}</h2>
      <div className="groups">
        {page.sections.map(({ name, title, fields }) => (
          <div key={name} className="group">
            <h3>{word(title)}</h3>
            <dl>
              {fields.map((field) => {
                const attribute = shown.get(field);
                return (
                  attribute !== undefined && (
                    <div key={field} {...(attribute.data.enableValues.length > 0 && { className: 'list' })}>
                      <dt>{word(attribute.data.label)}</dt>
                      <Value attribute={attribute} speech={speech} />
                    </div>
                  )
                );
              })}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
