/**
 * Thrown when a screen's script could not be loaded. The guest's answers are still there, and another attempt
 * may succeed.
 */
export class NotLoaded extends Error {
  constructor() {
    super('A screen could not be loaded');
  }
}
