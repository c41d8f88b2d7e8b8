import * as z from 'zod/mini';
import { chosenAssetsAnswers, type ChosenAssets } from '../../list/chosen-assets';
import type { SessionModel } from '../../wizard/wizard-session';

/** The form of a new lot, begun with the assets that were selected for it. */
export const newLot: SessionModel<ChosenAssets> = { name: 'newLot', answers: z.object(chosenAssetsAnswers) };
