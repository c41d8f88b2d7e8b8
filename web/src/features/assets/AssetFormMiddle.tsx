import type { ReactNode } from 'react';
import type { AssetType } from '@huella/domain/model/asset-type';
import { capital } from '../../form/capital';
import { HiddenTitle } from '../../shell/HiddenTitle';
import { CenteredMessage } from '../../shell/CenteredMessage';
import { usePageTitle } from '../../shell/page-title';
import { useSay } from '../../words/use-say';

export interface AssetFormMiddleProps {
  readonly model: AssetType;
  readonly children: ReactNode;
}

/** A state in the place of a form or sheet: no right, not found, somewhere else. */
export function AssetFormMiddle({ model, children }: AssetFormMiddleProps) {
  const { word } = useSay();
  const title = capital(word(model.noun.one));
  usePageTitle(title);
  return (
    <CenteredMessage>
      <HiddenTitle>{title}</HiddenTitle>
      {children}
    </CenteredMessage>
  );
}
