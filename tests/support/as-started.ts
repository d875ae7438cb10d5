import { afterAll } from 'vitest';
import { endVisit } from '~/session/visit';

/** The files of tests that share modules each find no guest's session. */
afterAll(endVisit);
