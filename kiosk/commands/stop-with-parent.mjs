/**
 * Loaded before a program that is to end with the process that started it, however that ended: their channel closes then,
 * even where no signal could be handed on.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The program may end of itself all the same.
process.channel?.unref();
