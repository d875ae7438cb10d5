import { serveCard } from '~/hotel/outside/card-document';

serveCard();
