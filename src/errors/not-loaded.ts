/** A screen's script could not be loaded: nothing is wrong with what the guest has entered, and it may come the next time. */
export class NotLoaded extends Error {
  constructor() {
    super('A screen could not be loaded');
  }
}
