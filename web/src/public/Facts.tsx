import type { QrAttribute, QrPage } from '@huella/domain/calls/qr-page';
import { isWide, showValue } from './displays';
import { Fold } from './Fold';
import type { Speech } from './speech';

interface FactsProps {
  readonly page: QrPage;
  readonly speech: Speech;
}

/** The group that says who vouches for it has a part of the page of its own. */
const vouching = 'certificates';

/** Attributes with their labels, each as its display has it. */
export function FactList({
  attributes,
  ...shared
}: FactsProps & { readonly attributes: readonly QrAttribute[] }) {
  return (
    <dl>
      {attributes.map((attribute) => (
        <div key={attribute.name} className={isWide(attribute) ? 'list' : undefined}>
          <dt>{shared.speech.word(attribute.data.label)}</dt>
          <dd>{showValue({ attribute, ...shared })}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is known of it, in groups (document 3 section 2, sections of a public page). */
export function Facts({ page, speech }: FactsProps) {
  const { say, word } = speech;
  const sections = page.sections.filter(({ name }) => name !== vouching);
  if (sections.length === 0) return null;
  const shown = new Map(page.attributes.map((attribute) => [attribute.name, attribute]));
  return (
    <Fold id="facts" className="facts" title={say('facts')}>
      <div className="groups">
        {sections.map(({ name, title, fields }) => (
          <div key={name} className="group">
            <h3>{word(title)}</h3>
            <FactList
              attributes={fields.flatMap((field) => shown.get(field) ?? [])}
              page={page}
              speech={speech}
            />
          </div>
        ))}
      </div>
    </Fold>
  );
}

/** The attributes of the group that says who vouches for it. */
export function vouchingAttributes(page: QrPage): readonly QrAttribute[] {
  const fields = page.sections.find(({ name }) => name === vouching)?.fields ?? [];
  return page.attributes.filter(({ name }) => fields.includes(name));
}
