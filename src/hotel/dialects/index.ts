import type { Config } from '~/config/schema';
import type { Dialect } from '../dialect';
import { cico } from './cico';
import { legacy } from './legacy';

const DIALECTS: Readonly<Record<Config['system'], Dialect>> = { legacy, cico };

/** The dialect of the back end in the settings. */
export const dialectOf = ({ system }: Pick<Config, 'system'>): Dialect => DIALECTS[system];
