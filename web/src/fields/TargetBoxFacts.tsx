import type { TargetBox } from '@huella/domain/calls/target-box';
import { KeyValueList } from '../ui/KeyValueList';

/** What the head of an establishment says already. */
const named: ReadonlySet<string> = new Set(['alias', 'l2', 'l3', 'logo']);

/** What else is known of an establishment that something goes to: its address, and what its type has. */
export function TargetBoxFacts({ box }: { readonly box: TargetBox }) {
  const more = box.mds.filter(({ field_key: key }) => !named.has(key));
  if (more.length === 0) return null;
  const items = more.map(({ field_label: key, field_value: value }) => ({ key, value }));
  return <KeyValueList layout="stack" items={items} />;
}
