import { rmSync } from 'node:fs';
import { must, run } from './command.ts';
import type { Places } from './places.ts';

/** A network of two: this machine and the one under test, with a cable between them that can be pulled. */
export class Network {
  constructor(private readonly places: Places) {}

  get path(): string {
    return `/run/netns/${this.places.name}`;
  }

  async open(): Promise<void> {
    const { name, cable, host, address } = this.places;
    await must('ip', ['netns', 'add', name]);
    await must('ip', ['link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name]);
    await must('ip', ['addr', 'add', `${host}/24`, 'dev', cable]);
    await must('ip', ['-n', name, 'addr', 'add', `${address}/24`, 'dev', 'eth0']);
    await must('ip', ['-n', name, 'link', 'set', 'lo', 'up']);
    await must('ip', ['-n', name, 'link', 'set', 'eth0', 'up']);
    await this.plug();
    await must('ip', ['-n', name, 'route', 'add', 'default', 'via', host]);
  }

  /** Pulls the cable: the machine sees that its carrier is gone. */
  async unplug(): Promise<void> {
    await must('ip', ['link', 'set', this.places.cable, 'down']);
  }

  async plug(): Promise<void> {
    await must('ip', ['link', 'set', this.places.cable, 'up']);
  }

  async close(): Promise<void> {
    await run('ip', ['link', 'del', this.places.cable]);
    await run('ip', ['netns', 'del', this.places.name]);
    rmSync(this.path, { force: true });
  }
}
