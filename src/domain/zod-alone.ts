// For running the schema library ahead: it exports nothing, since what is imported dynamically is built whole.
import './zod';
