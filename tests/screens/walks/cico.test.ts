import { walkAtRandom } from './at-random';

walkAtRandom('cico');
