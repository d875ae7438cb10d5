import { walkAtRandom } from './at-random';

walkAtRandom('legacy');
