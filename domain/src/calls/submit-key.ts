import { z } from 'zod';

/** The key of a submit: the same one sent again is the same submit (decisions section 4). */
export const submitKey = z.string().min(8).max(64);
