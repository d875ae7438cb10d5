import { afterAll } from 'vitest';
import { endVisit } from '~/session/visit';

/** Test files that share modules start without a guest's session. */
afterAll(endVisit);
